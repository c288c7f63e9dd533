import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { ChangeTemplatesDto, PromptTemplateDto, SaveAsDefaultDto } from './template.dto.js';
import { TemplatesService } from './templates.service.js';
import { Answers, AnswersList, AnswersUpsert, Conflicts, DELETED } from '../openapi/answers.js';
import { IdPipe } from '../common/ids.js';

@ApiTags('templates')
@Controller('api')
export class TemplatesController {
  constructor(private readonly templates: TemplatesService) {}

  @Get('brands/:brandId/prompt-templates')
  @AnswersList('PromptTemplate')
  list(@Param('brandId', IdPipe) brandId: string) {
    return this.templates.list(brandId);
  }

  /** 201 when the brand had none of this type, 200 when it was replaced. */
  @Post('brands/:brandId/prompt-templates')
  @AnswersUpsert('PromptTemplate')
  async save(
    @Param('brandId', IdPipe) brandId: string,
    @Body() request: PromptTemplateDto,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { template, created } = await this.templates.save(brandId, request);
    response.status(created ? 201 : 200);
    return template;
  }

  /** Saves and removes templates in one transaction, and answers with all that the brand has then. */
  @Patch('brands/:brandId/prompt-templates')
  @AnswersList('PromptTemplate')
  change(@Param('brandId', IdPipe) brandId: string, @Body() request: ChangeTemplatesDto) {
    return this.templates.change(brandId, request);
  }

  @Post('brands/:brandId/prompt-templates/save-as-default')
  @HttpCode(200)
  @AnswersList('SystemDefaultTemplate')
  @Conflicts('A default is not the expected one any more: `defaults` are all that are saved now.')
  saveAsDefault(@Param('brandId', IdPipe) brandId: string, @Body() request: SaveAsDefaultDto) {
    return this.templates.saveAsDefault(brandId, request);
  }

  @Get('system-default-templates')
  @AnswersList('SystemDefaultTemplate')
  listDefaults() {
    return this.templates.listDefaults();
  }

  /** Brands without a template of their own of this type use the built-in text again. */
  @Delete('system-default-templates/:id')
  @Answers('DeletedAnswer')
  async deleteDefault(@Param('id', IdPipe) id: string) {
    await this.templates.deleteDefault(id);
    return DELETED;
  }
}
