import { useEffect, useState } from 'react';
import { report } from '@portal/data-access/core';
import { loadEngineTexts, loadStateRules, type EngineTexts, type StateRules } from '@portal/domain/tax/engine-texts';
import type { TaxLaw } from '@portal/tax-engine/law/tax-law';
import { loadLawOf } from './laws';
import type { PrintPage } from './print.page';
import type { Trace } from './trace';
import type { WhatIf } from './what-if.sheet';
import type { Years } from './years.sheet';
import { loadCatalog, useLocale, type CatalogFiles } from '@portal/i18n';

const catalogs = {
  en: () => import('../messages/trace.en.catalog'),
  es: () => import('../messages/trace.es.catalog'),
} as unknown as CatalogFiles;

/** Components that explain an estimate, the engine's texts in the page's language, the states' rules, and the law. */
export interface Explanation {
  Trace: typeof Trace;
  PrintPage: typeof PrintPage;
  WhatIf: typeof WhatIf;
  Years: typeof Years;
  texts: EngineTexts | null;
  rules: StateRules;
  law: TaxLaw;
}

/** Lazy-loads the explanation of a year's estimate on request, because most users only look at the amount. */
export function useExplanation(
  isOpen: boolean,
  year: number,
): { loaded: Explanation | null; failed: boolean; retry: () => void } {
  const locale = useLocale();
  const [loaded, setLoaded] = useState<(Explanation & { locale: string }) | null>(null);
  const [failed, setFailed] = useState(false);
  const missing = isOpen && !failed && (loaded?.locale !== locale || loaded.law.year !== year);

  useEffect(() => {
    if (!missing) return undefined;
    let current = true;
    Promise.all([
      import('./trace'),
      import('./print.page'),
      import('./what-if.sheet'),
      import('./years.sheet'),
      loadEngineTexts(locale),
      loadStateRules(locale),
      loadLawOf(year),
      loadCatalog(catalogs),
    ]).then(
      ([{ Trace }, { PrintPage }, { WhatIf }, { Years }, texts, rules, law]) =>
        current && setLoaded({ Trace, PrintPage, WhatIf, Years, texts, rules, law, locale }),
      (error: unknown) => {
        report('The explanation of the estimate', error);
        if (current) setFailed(true);
      },
    );
    return () => {
      current = false;
    };
  }, [locale, missing, year]);

  return { loaded, failed, retry: () => setFailed(false) };
}
