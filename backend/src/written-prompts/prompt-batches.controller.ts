import { Body, Controller, Param, ParseUUIDPipe, Patch } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../openapi/answers.js';
import { PromptBatches } from './prompt-batches.service.js';
import { RenameBatchDto } from './written-prompt.dto.js';

@ApiTags('written prompts')
@Controller('api/brands/:brandId/written-prompts-batches')
export class PromptBatchesController {
  constructor(private readonly batches: PromptBatches) {}

  /** Names a batch; null or a blank name removes its name. */
  @Patch(':batchId')
  @Answers('PromptBatch')
  rename(
    @Param('brandId', ParseUUIDPipe) brandId: string,
    @Param('batchId', ParseUUIDPipe) batchId: string,
    @Body() { name }: RenameBatchDto,
  ) {
    return this.batches.rename(brandId, batchId, (name ?? '').trim() || null);
  }
}
