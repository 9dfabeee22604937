import { Body, Controller, Module } from '@nestjs/common';
import { post } from '@portal/domain/contract/endpoint';
import { bindContract } from '@portal/domain/contract/contract';
import { signedIn } from '@portal/domain/contract/access-policy';
import { TaxEstimateRequest } from '@portal/domain/tax/tax.dto';
import { Serves } from '../../src/http/serves.decorator';

/** What `POST /calculate-tax` is measured against: everything it does but the estimate, answering with what came in. */
const echoEndpoints = { echo: post('/bench/echo', signedIn).takes<TaxEstimateRequest>().returns<TaxEstimateRequest>() };

bindContract('bench', echoEndpoints, { echo: { body: TaxEstimateRequest, response: TaxEstimateRequest } });

@Controller()
class EchoController {
  @Serves(echoEndpoints.echo)
  echo(@Body() request: TaxEstimateRequest): TaxEstimateRequest {
    return request;
  }
}

@Module({ controllers: [EchoController] })
export class EchoModule {}
