import { safeFileName, sheetOfBrand } from '#domain';
import { Body, Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { csvAttachment } from '../common/attachment.js';
import { Answers, AnswersCsv } from '../openapi/answers.js';
import { BrandSheetsService } from './brand-sheets.service.js';
import { sheetText } from './sheet-text.js';
import { SheetDto } from './sheet.dto.js';
import { IdPipe } from '../common/ids.js';

@ApiTags('brands')
@Controller('api/brands/:brandId')
export class BrandSheetsController {
  constructor(private readonly sheets: BrandSheetsService) {}

  /** A brand's settings, categories, attributes, competitors, rules, pairings, export names and templates as one file. */
  @Get('sheet-csv')
  @AnswersCsv()
  async csv(@Param('brandId', IdPipe) brandId: string, @Res({ passthrough: true }) response: Response) {
    const brand = await this.sheets.brand(brandId);
    const fileName = `${safeFileName(brand.name)}_brand_data.csv`;
    return csvAttachment(response, fileName, sheetText(sheetOfBrand(brand)));
  }

  /** What importing such a file would do. Changes nothing. */
  @Post('sheet-preview')
  @HttpCode(200)
  @Answers('SheetPreview')
  preview(@Param('brandId', IdPipe) brandId: string, @Body() sheet: SheetDto) {
    return this.sheets.preview(brandId, sheet);
  }

  /** Imports such a file, all or nothing: adds and changes what it says, and deletes nothing. */
  @Post('sheet')
  @HttpCode(200)
  @Answers('SheetImported')
  import(@Param('brandId', IdPipe) brandId: string, @Body() sheet: SheetDto) {
    return this.sheets.import(brandId, sheet);
  }
}
