import type { CsvGenerationAnswer } from '#contracts';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { csvAttachment } from '../common/attachment.js';
import { GeneratorCalls } from '../generation/generator-calls.service.js';
import { JobCalls } from '../jobs/job-calls.service.js';
import { GenerateCsvDto } from './csv-generation.dto.js';
import { CsvGenerationsService } from './csv-generations.service.js';
import { Answers, AnswersCsv, AnswersJob, AnswersList, Conflicts, DELETED } from '../openapi/answers.js';
import { IdPipe } from '../common/ids.js';

@ApiTags('structured CSV')
@Controller('api/brands/:brandId')
export class CsvGenerationsController {
  constructor(
    private readonly csv: CsvGenerationsService,
    private readonly generators: GeneratorCalls,
    private readonly calls: JobCalls,
  ) {}

  @Post('generate-csv')
  @HttpCode(200)
  @AnswersJob('CsvGenerationAnswer')
  @Conflicts('The Idempotency-Key was used with another body, or the job was cancelled.')
  generate(
    @Param('brandId', IdPipe) brandId: string,
    @Body() body: GenerateCsvDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.calls.respond<CsvGenerationAnswer>(
      request,
      response,
      () => this.generators.draft(brandId, 'csv', body),
      (job) => this.csv.answer(job),
    );
  }

  @Get('csv-preview')
  @Answers('CsvPreview')
  preview(@Param('brandId', IdPipe) brandId: string) {
    return this.csv.preview(brandId);
  }

  /** The newest structured file. */
  @Get('download-csv')
  @AnswersCsv()
  async downloadNewest(
    @Param('brandId', IdPipe) brandId: string,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { fileName, content } = await this.csv.file(brandId, null);
    return csvAttachment(response, fileName, content);
  }

  @Get('csv-generations')
  @AnswersList('CsvGeneration')
  list(@Param('brandId', IdPipe) brandId: string) {
    return this.csv.list(brandId);
  }

  @Get('csv-generations/:id/breakdown')
  @Answers('CsvBreakdown')
  breakdown(@Param('brandId', IdPipe) brandId: string, @Param('id', IdPipe) id: string) {
    return this.csv.breakdown(brandId, id);
  }

  @Get('csv-generations/:id/download')
  @AnswersCsv()
  async download(
    @Param('brandId', IdPipe) brandId: string,
    @Param('id', IdPipe) id: string,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { fileName, content } = await this.csv.file(brandId, id);
    return csvAttachment(response, fileName, content);
  }

  @Delete('csv-generations/:id')
  @Answers('DeletedAnswer')
  async delete(@Param('brandId', IdPipe) brandId: string, @Param('id', IdPipe) id: string) {
    await this.csv.delete(brandId, id);
    return DELETED;
  }
}
