import { Link } from 'react-router-dom';
import { EntryFrame } from './entry-frame';
import { pageWords } from './pages.words';
import { RegisterForm } from './register.form';

export default function RegisterPage() {
  return (
    <EntryFrame
      title={pageWords.registerTitle}
      lead={pageWords.registerLead}
      ways={
        <p>
          {pageWords.haveAccount} <Link to="/login">{pageWords.toLogin}</Link>
        </p>
      }
    >
      <RegisterForm />
    </EntryFrame>
  );
}
