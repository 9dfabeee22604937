import { proveRanges } from '../../testing/range-proofs';
import { law2024 } from '../law/2024/law';
import { law2025 } from '../law/2025/law';

/** Some milliseconds each. */
const households = 10_000;

jest.setTimeout(households * 60);

for (const law of [law2024, law2025]) proveRanges(law, { households, seed: law.year });
