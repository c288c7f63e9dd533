import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../openapi/answers.js';
import { EstimateDto } from './estimate.dto.js';
import { EstimatesService } from './estimates.service.js';
import { IdPipe } from '../common/ids.js';

@ApiTags('generation')
@Controller('api/brands/:brandId')
export class EstimatesController {
  constructor(private readonly estimates: EstimatesService) {}

  /** What a run would take. Starts nothing. */
  @Post('estimate')
  @HttpCode(200)
  @Answers('Estimate')
  estimate(@Param('brandId', IdPipe) brandId: string, @Body() { kind, body = {} }: EstimateDto) {
    return this.estimates.estimate(brandId, kind, body);
  }
}
