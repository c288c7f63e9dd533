import { Module } from '@nestjs/common';
import { BrandsModule } from '../brands/brands.module.js';
import { DeletedPromptsController } from './deleted-prompts.controller.js';
import { DeletedPrompts } from './deleted-prompts.service.js';
import { DraftSaving } from './draft-saving.service.js';
import { PromptBatchesController } from './prompt-batches.controller.js';
import { PromptBatches } from './prompt-batches.service.js';
import { PromptsNamingBrand } from './prompts-naming-brand.service.js';
import { SavedViewsController } from './saved-views.controller.js';
import { SavedViews } from './saved-views.service.js';
import { TriageController } from './triage.controller.js';
import { TriageService } from './triage.service.js';
import { WrittenPromptGroupsController } from './written-prompt-groups.controller.js';
import { WrittenPromptGroups } from './written-prompt-groups.service.js';
import { WrittenPromptReportsController } from './written-prompt-reports.controller.js';
import { WrittenPromptReports } from './written-prompt-reports.service.js';
import { WrittenPromptsController } from './written-prompts.controller.js';
import { WrittenPromptsService } from './written-prompts.service.js';

@Module({
  imports: [BrandsModule],
  controllers: [
    DeletedPromptsController,
    WrittenPromptsController,
    WrittenPromptReportsController,
    WrittenPromptGroupsController,
    PromptBatchesController,
    SavedViewsController,
    TriageController,
  ],
  providers: [
    WrittenPromptsService,
    DeletedPrompts,
    DraftSaving,
    PromptsNamingBrand,
    WrittenPromptReports,
    WrittenPromptGroups,
    PromptBatches,
    SavedViews,
    TriageService,
  ],
  exports: [WrittenPromptGroups],
})
export class WrittenPromptsModule {}
