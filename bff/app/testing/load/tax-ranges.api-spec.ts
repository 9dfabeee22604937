import { law2024 } from '@portal/tax-engine/law/2024/law';
import { law2025 } from '@portal/tax-engine/law/2025/law';
import { proveRanges } from '@portal/tax-engine/testing/range-proofs';

/** Some minutes for all of them; the engine's own spec checks fewer. */
const households = 10_000;

jest.setTimeout(households * 60);

for (const law of [law2024, law2025]) proveRanges(law, { households, seed: law.year });
