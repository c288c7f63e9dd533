import { Body, Controller, HttpCode, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../openapi/answers.js';
import { EstimateDto } from './estimate.dto.js';
import { EstimatesService } from './estimates.service.js';

@ApiTags('generation')
@Controller('api/brands/:brandId')
export class EstimatesController {
  constructor(private readonly estimates: EstimatesService) {}

  /** What a run would take. Starts nothing. */
  @Post('estimate')
  @HttpCode(200)
  @Answers('Estimate')
  estimate(@Param('brandId', ParseUUIDPipe) brandId: string, @Body() { kind, body = {} }: EstimateDto) {
    return this.estimates.estimate(brandId, kind, body);
  }
}
