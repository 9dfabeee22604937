import { Body, Controller, Module } from '@nestjs/common';
import { post } from '@portal/domain/contract/endpoint';
import { bindContract } from '@portal/domain/contract/contract';
import { signedIn } from '@portal/domain/contract/access-policy';
import { Estimate } from '@portal/domain/tax/estimate.dto';
import { TaxEstimateRequest } from '@portal/domain/tax/tax.dto';
import { completeEstimateInput } from '@portal/domain/tax/estimate-input';
import { estimate, type EstimateResult } from '@portal/tax-engine';
import { Serves } from '@portal/bff-platform/http/serves.decorator';

const echoEndpoints = {
  echo: post('/bench/echo', signedIn).takes<TaxEstimateRequest>().returns<TaxEstimateRequest>(),
  longEcho: post('/bench/long-echo', signedIn).takes<TaxEstimateRequest>().returns<EstimateResult>(),
};

bindContract('bench', echoEndpoints, {
  echo: { body: TaxEstimateRequest, response: TaxEstimateRequest },
  longEcho: { body: TaxEstimateRequest, response: Estimate },
});

/** Baseline for `POST /calculate-tax`: runs the same code without the estimate. */
@Controller()
class EchoController {
  private known: EstimateResult | undefined;

  /** Returns the request, which is a tenth of the length of an estimate. */
  @Serves(echoEndpoints.echo)
  echo(@Body() request: TaxEstimateRequest): TaxEstimateRequest {
    return request;
  }

  /** Returns the estimate of the first household to every request. */
  @Serves(echoEndpoints.longEcho)
  longEcho(@Body() request: TaxEstimateRequest): EstimateResult {
    return (this.known ??= estimate(completeEstimateInput(request)));
  }
}

@Module({ controllers: [EchoController] })
export class EchoModule {}
