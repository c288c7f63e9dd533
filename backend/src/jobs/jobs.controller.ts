import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { JobsService } from './jobs.service.js';
import { Answers, AnswersList, Conflicts } from '../openapi/answers.js';
import { IdPipe } from '../common/ids.js';

@ApiTags('jobs')
@Controller('api')
export class JobsController {
  constructor(private readonly jobs: JobsService) {}

  @Get('brands/:brandId/jobs')
  @AnswersList('Job')
  list(@Param('brandId', IdPipe) brandId: string) {
    return this.jobs.list(brandId);
  }

  @Get('jobs/:id')
  @Answers('Job')
  get(@Param('id', IdPipe) id: string) {
    return this.jobs.get(id);
  }

  @Get('jobs/:id/prompts')
  @AnswersList('JobPrompt')
  prompts(@Param('id', IdPipe) id: string) {
    return this.jobs.listPrompts(id);
  }

  @Get('jobs/:id/failures')
  @AnswersList('JobFailure')
  failures(@Param('id', IdPipe) id: string) {
    return this.jobs.listFailures(id);
  }

  /** The combinations that a run left out because of a rule, each with the first rule that forbids it. */
  @Get('jobs/:id/blocked')
  @AnswersList('BlockedCombination')
  blocked(@Param('id', IdPipe) id: string) {
    return this.jobs.blocked(id);
  }

  @Post('jobs/:id/cancel')
  @HttpCode(200)
  @Answers('Job')
  @Conflicts('The job is finished.')
  cancel(@Param('id', IdPipe) id: string) {
    return this.jobs.cancel(id);
  }

  @Post('jobs/:id/retry')
  @HttpCode(202)
  @Answers('Job')
  @Conflicts('The job still runs, or nothing of it is missing.')
  retry(@Param('id', IdPipe) id: string) {
    return this.jobs.retry(id);
  }
}
