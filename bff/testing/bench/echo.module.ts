import { Body, Controller, Module } from '@nestjs/common';
import { post } from '@portal/domain/contract/call';
import { BodyOf, AnswerOf } from '@portal/domain/contract/shapes';
import { signedIn } from '@portal/domain/contract/who';
import { TaxEstimateRequest } from '@portal/domain/tax/tax.dto';
import { Required } from '@portal/domain/contract/rule';
import { Flag } from '@portal/domain/contract/rules';
import { Serves } from '../../src/http/serves.decorator';

/** What `POST /calculate-tax` is measured against: everything it does but the estimate. */
const echoCall = post('/bench/echo', signedIn).takes<TaxEstimateRequest>().answers<Echo>();
BodyOf(echoCall)(TaxEstimateRequest);

/** Always of one size, and smaller than what came in. */
@AnswerOf(echoCall)
class Echo {
  @Required() @Flag() echo!: boolean;
}

@Controller()
class EchoController {
  @Serves(echoCall)
  echo(@Body() request: TaxEstimateRequest): Echo {
    return { echo: request.filing_status.length > 0 };
  }
}

@Module({ controllers: [EchoController] })
export class EchoModule {}
