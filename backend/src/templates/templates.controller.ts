import { TEMPLATE_TYPES, type TemplateType } from '#domain';
import type { DeletedAnswer } from '#contracts';
import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  ParseEnumPipe,
  ParseUUIDPipe,
  Post,
  Res,
} from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { refused } from '../common/api-exception.js';
import { NOT_A_TEMPLATE_TYPE, PromptTemplateDto, SaveAsDefaultDto } from './template.dto.js';
import { TemplatesService } from './templates.service.js';
import { Answers, AnswersList, AnswersUpsert } from '../openapi/answers.js';

const templateTypePipe = new ParseEnumPipe(Object.fromEntries(TEMPLATE_TYPES.map((type) => [type, type])), {
  exceptionFactory: () => refused(NOT_A_TEMPLATE_TYPE, 'templateType'),
});

@ApiTags('templates')
@Controller('api')
export class TemplatesController {
  constructor(private readonly templates: TemplatesService) {}

  @Get('brands/:brandId/prompt-templates')
  @AnswersList('PromptTemplate')
  list(@Param('brandId', ParseUUIDPipe) brandId: string) {
    return this.templates.list(brandId);
  }

  /** 201 when the brand had none of this type, 200 when it was replaced. */
  @Post('brands/:brandId/prompt-templates')
  @AnswersUpsert('PromptTemplate')
  async save(
    @Param('brandId', ParseUUIDPipe) brandId: string,
    @Body() request: PromptTemplateDto,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { template, created } = await this.templates.save(brandId, request);
    response.status(created ? 201 : 200);
    return template;
  }

  @Post('brands/:brandId/prompt-templates/save-as-default')
  @HttpCode(200)
  @AnswersList('SystemDefaultTemplate')
  saveAsDefault(@Param('brandId', ParseUUIDPipe) brandId: string, @Body() request: SaveAsDefaultDto) {
    return this.templates.saveAsDefault(brandId, request);
  }

  /** Back to the default: the brand has no template of its own of this type any more. */
  @Delete('brands/:brandId/prompt-templates/:templateType')
  @ApiParam({ name: 'templateType', enum: TEMPLATE_TYPES })
  @Answers('DeletedAnswer')
  async delete(
    @Param('brandId', ParseUUIDPipe) brandId: string,
    @Param('templateType', templateTypePipe) templateType: TemplateType,
  ): Promise<DeletedAnswer> {
    await this.templates.delete(brandId, templateType);
    return { success: true };
  }

  @Get('system-default-templates')
  @AnswersList('SystemDefaultTemplate')
  listDefaults() {
    return this.templates.listDefaults();
  }
}
