import { Body, Controller } from '@nestjs/common';
import { taxEndpoints } from '@portal/domain/tax/tax.endpoints';
import { TaxEstimateRequest } from '@portal/domain/tax/tax.dto';
import { estimate, type EstimateResult } from '@portal/tax-engine';
import { lawOf } from '@portal/tax-engine/law/laws';
import { completeEstimateInput, taxYearOf } from '@portal/domain/tax/estimate-input';
import { Serves } from '@portal/bff-platform/http/serves.decorator';

@Controller()
export class TaxController {
  @Serves(taxEndpoints.calculate)
  calculate(@Body() request: TaxEstimateRequest): EstimateResult {
    return estimate(completeEstimateInput(request), lawOf(taxYearOf(request)));
  }
}
