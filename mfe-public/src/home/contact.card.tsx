import type { Site } from '@portal/domain/site/site.dto';
import { actionClass } from '@portal/ui-kit/core';
import { homeWords } from './home.words';

const dialled = (phone: string): string => phone.replace(/[^\d+]/g, '');

export const ContactCard = ({ site }: { site: Site }) => (
  <section className="public-contact" aria-labelledby="contact">
    <div>
      <h2 id="contact">{homeWords.contactTitle}</h2>
      <p>
        {site.name} · <a href={`mailto:${site.email}`}>{site.email}</a>
      </p>
    </div>
    <a className={actionClass()} href={`tel:${dialled(site.phone)}`}>
      {homeWords.call(site.phone)}
    </a>
  </section>
);
