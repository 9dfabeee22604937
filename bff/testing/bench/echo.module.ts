import { Body, Controller, Module } from '@nestjs/common';
import { post } from '@portal/domain/contract/endpoint';
import { bindContract } from '@portal/domain/contract/contract';
import { signedIn } from '@portal/domain/contract/access-policy';
import { TaxEstimateRequest } from '@portal/domain/tax/tax.dto';
import { Required } from '@portal/domain/contract/rule';
import { Flag } from '@portal/domain/contract/rules';
import { Serves } from '../../src/http/serves.decorator';

/** What `POST /calculate-tax` is measured against: everything it does but the estimate. */
const echoEndpoints = { echo: post('/bench/echo', signedIn).takes<TaxEstimateRequest>().returns<Echo>() };

/** Always of one size, and smaller than what came in. */
class Echo {
  @Required() @Flag() echo!: boolean;
}

bindContract('bench', echoEndpoints, { echo: { body: TaxEstimateRequest, response: Echo } });

@Controller()
class EchoController {
  @Serves(echoEndpoints.echo)
  echo(@Body() request: TaxEstimateRequest): Echo {
    return { echo: request.filing_status.length > 0 };
  }
}

@Module({ controllers: [EchoController] })
export class EchoModule {}
