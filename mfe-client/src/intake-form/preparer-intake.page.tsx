import { useParams } from 'react-router-dom';
import { PreparerIntakeScreen } from '@portal/feature-tax-forms';

export default function PreparerIntakePage() {
  const { preparerCode = '' } = useParams();
  return <PreparerIntakeScreen address={preparerCode} />;
}
