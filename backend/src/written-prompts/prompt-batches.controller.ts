import { Body, Controller, Param, Patch } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../openapi/answers.js';
import { PromptBatches } from './prompt-batches.service.js';
import { RenameBatchDto } from './written-prompt.dto.js';
import { IdPipe } from '../common/ids.js';

@ApiTags('written prompts')
@Controller('api/brands/:brandId/written-prompts-batches')
export class PromptBatchesController {
  constructor(private readonly batches: PromptBatches) {}

  /** Names a batch; null or a blank name removes its name. */
  @Patch(':batchId')
  @Answers('PromptBatch')
  rename(
    @Param('brandId', IdPipe) brandId: string,
    @Param('batchId', IdPipe) batchId: string,
    @Body() { name }: RenameBatchDto,
  ) {
    return this.batches.rename(brandId, batchId, (name ?? '').trim() || null);
  }
}
