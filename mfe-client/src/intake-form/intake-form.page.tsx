import { useParams } from 'react-router-dom';
import { IntakeScreen, PreparerIntakeScreen } from '@portal/feature-tax-forms';

/** Both pages in one module, because they differ in one screen of the same code. */
export { IntakeScreen as IntakeFormPage };

export function PreparerIntakePage() {
  const { preparerCode = '' } = useParams();
  return <PreparerIntakeScreen address={preparerCode} />;
}
