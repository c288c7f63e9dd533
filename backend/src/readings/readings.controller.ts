import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { refused } from '../common/api-exception.js';
import { UntilCallerGone } from '../common/caller-gone.js';
import { Answers, AnswersList } from '../openapi/answers.js';
import { ReadingsService } from './readings.service.js';
import { IdPipe } from '../common/ids.js';

const FigureQuery = () =>
  ApiQuery({
    name: 'figure',
    type: String,
    description: 'The `figure` of one of the reading, such as `near-copies`',
  });

/** What sets of prompts read like: their openings, lengths, and how alike they are. */
@ApiTags('readings')
@Controller('api')
export class ReadingsController {
  constructor(private readonly readings: ReadingsService) {}

  /** What a run's prompts read like, as they are now and without those that were removed. */
  @Get('jobs/:id/reading')
  @Answers('SetReadingAnswer')
  ofRun(@Param('id', IdPipe) id: string, @UntilCallerGone() until: AbortSignal) {
    return this.readings.ofRun(id, until);
  }

  /** The prompts behind one of its figures; near-copies with those of the largest groups first. */
  @Get('jobs/:id/reading/prompts')
  @FigureQuery()
  @AnswersList('ReadQuestion')
  questionsOfRun(
    @Param('id', IdPipe) id: string,
    @UntilCallerGone() until: AbortSignal,
    @Query('figure') figure?: unknown,
  ) {
    return this.readings.questionsOfRun(id, figureOf(figure), until);
  }

  /** The same for a brand's saved prompts, the newest 20,000. */
  @Get('brands/:brandId/reading')
  @Answers('SetReadingAnswer')
  ofBrand(@Param('brandId', IdPipe) brandId: string, @UntilCallerGone() until: AbortSignal) {
    return this.readings.ofBrand(brandId, until);
  }

  @Get('brands/:brandId/reading/prompts')
  @FigureQuery()
  @AnswersList('ReadQuestion')
  questionsOfBrand(
    @Param('brandId', IdPipe) brandId: string,
    @UntilCallerGone() until: AbortSignal,
    @Query('figure') figure?: unknown,
  ) {
    return this.readings.questionsOfBrand(brandId, figureOf(figure), until);
  }
}

/** @throws BadRequestException */
function figureOf(value: unknown): string {
  if (typeof value !== 'string' || value === '') throw refused('figure must be one of the reading', 'figure');
  return value;
}
