import { startTransition, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type * as Engines from '@portal/tax-engine';
import { report } from '@portal/data-access/core';
import { useMyScheduleCQuery } from '@portal/data-access/schedule-c';
import { useSeason } from '@portal/data-access/season-context';
import { useCalculateTaxMutation } from '@portal/data-access/tax';
import type { IntakeBody } from '@portal/domain/intake/intake.dto';
import { intakeLimits } from '@portal/domain/intake/intake.limits';
import { completeEstimateInput } from '@portal/domain/tax/estimate-input';
import type { ScheduleCTotals } from '@portal/domain/schedule-c/schedule-c.totals';
import type { EstimateInputName } from '@portal/domain/tax/saved-estimate.dto';
import type { TaxEstimateRequest } from '@portal/domain/tax/tax.dto';
import type { TaxLaw } from '@portal/tax-engine/law/tax-law';
import type { EstimateResult } from '@portal/tax-engine/result';
import { taxYear } from '@portal/domain/tax/tax.limits';
import { fieldsOf, type FieldValues } from '@portal/ui-kit/forms';
import { afterPaint } from './after-paint';
import type { Answer } from './changes';
import { loadLaw } from './laws';
import {
  estimateFields,
  estimateRequestOf,
  malformedFields,
  neededFor,
  withScheduleC,
} from '@portal/domain/tax/estimate-request';

const { useFieldValues } = fieldsOf<IntakeBody>();

export interface LiveEstimate {
  /** null if there is nothing to estimate. */
  answer: Answer | null;
  /** Whether the server has responded for the current input. */
  ofRecord: boolean;
  /** Input that is missing for an estimate. */
  needed: EstimateInputName[];
  /** Paths of fields that are filled in but invalid, so that estimates leave them out. */
  malformed: string[];
  /** Reloads the engine or the Schedule C, whichever failed; null if there is a result or both are still loading. */
  onRetry: (() => void) | null;
}

interface Answered {
  /** The request as JSON: a result is valid only for its own request. */
  text: string;
  result: EstimateResult;
}

/**
 * Returns the estimate for the current input; null if there is nothing to estimate. Shows the browser's result first;
 * a second after the last change, the server's official result replaces it.
 */
export function useEstimate(): LiveEstimate {
  const { data: business, isError, refetch } = useMyScheduleCQuery();
  const live = useEstimateOf(namedValues(useFieldValues(estimateFields)), business);
  const reload = useCallback(() => void refetch(), [refetch]);
  return business === undefined && isError ? { ...live, onRetry: reload } : live;
}

/**
 * Returns the estimate for read-only values.
 * @param business the Schedule C that belongs to them; null if there is none; undefined until it has loaded, because an
 * estimate without it would show a wrong amount
 */
export function useEstimateOf(values: FieldValues, business: ScheduleCTotals | null | undefined): LiveEstimate {
  const { request, text, needed, malformed } = useRequestState(values, business);
  const own = useOwnAnswer(text).result;
  const record = useAnswerOfRecord(text);
  const ofRecord = record !== null && record.text === text;
  // Keep the last result until there is a new one: it is closer to the truth than an empty panel.
  const answer = useAnswer(request, ofRecord ? record.result : (own ?? record?.result ?? null));
  const needs = answer ? nothing : needed;
  return { answer, ofRecord: answer !== null && ofRecord, needed: needs, malformed, onRetry: null };
}

/**
 * Estimates in the browser only: no request contains the input. Shows the tax until the federal withholding is entered:
 * withholding estimated from the wages would roughly equal the tax.
 */
export function useOwnEstimate(): LiveEstimate {
  const { request: entered, needed, malformed } = useRequestState(namedValues(useFieldValues(estimateFields)), null);
  const taxOnly = entered !== null && entered.federal_withheld === undefined;
  const request = useMemo(
    () => (entered && taxOnly ? { ...entered, federal_withheld: 0, state_withheld: 0 } : entered),
    [entered, taxOnly],
  );
  const { result, onRetry } = useOwnAnswer(JSON.stringify(request));
  const answer = useAnswer(request, result, taxOnly);
  // Do not wait for a server result: there is none.
  return { answer, ofRecord: answer !== null, needed, malformed, onRetry: request ? onRetry : null };
}

const nothing: EstimateInputName[] = [];

interface RequestState {
  request: TaxEstimateRequest | null;
  /** The request as JSON. */
  text: string;
  needed: EstimateInputName[];
  malformed: string[];
}

/**
 * Returns the request for the form's input, deferred so that a keystroke is painted before the estimate is calculated
 * and rendered.
 */
function useRequestState(entered: FieldValues, business: ScheduleCTotals | null | undefined): RequestState {
  const values = withScheduleC(entered, business ?? null);
  const { tax_year } = useSeason();
  const complete = business !== undefined;
  const now = JSON.stringify([
    complete ? ofYear(tax_year, estimateRequestOf(values)) : null,
    complete ? neededFor(values) : nothing,
    malformedFields(values),
  ]);
  const behind = useDeferredValue(now);
  return useMemo(() => {
    const [request, needed, malformed] = JSON.parse(behind) as [
      TaxEstimateRequest | null,
      EstimateInputName[],
      string[],
    ];
    return { request, text: JSON.stringify(request), needed, malformed };
  }, [behind]);
}

/** Names the tax year, unless it is the one that an estimate means by default. */
const ofYear = (tax_year: number, request: TaxEstimateRequest | null): TaxEstimateRequest | null =>
  request && tax_year !== taxYear ? { ...request, tax_year } : request;

/** Memoized, so that unchanged results cause no re-render. */
const useAnswer = (request: TaxEstimateRequest | null, result: EstimateResult | null, taxOnly = false): Answer | null =>
  useMemo(() => (request && result ? { request, result, taxOnly } : null), [request, result, taxOnly]);

const namedValues = (watched: readonly unknown[]): FieldValues =>
  Object.fromEntries(estimateFields.map((name, at) => [name, watched[at]]));

/** The engine with the law of a tax year. */
interface Engine {
  estimate: typeof Engines.estimate;
  law: TaxLaw | undefined;
}

function useOwnAnswer(text: string): { result: EstimateResult | null; onRetry: (() => void) | null } {
  const [engine, setEngine] = useState<Engine | 'failed' | null>(null);
  const { tax_year } = useSeason();
  const missing = engine === null;
  useEffect(() => {
    if (!missing) return undefined;
    let isCurrent = true;
    // After the form is painted: the engine is as large as all of the form's own code.
    afterPaint()
      .then(() => (isCurrent ? loadEngine(tax_year) : null))
      .then(
        (loaded) => isCurrent && startTransition(() => setEngine(loaded)),
        (error: unknown) => {
          report('The estimate in the browser', error);
          if (isCurrent) setEngine('failed');
        },
      );
    return () => {
      isCurrent = false;
    };
  }, [missing, tax_year]);
  const retry = useCallback(() => setEngine(null), []);
  const result = useMemo(() => {
    const request = JSON.parse(text) as TaxEstimateRequest | null;
    return engine && engine !== 'failed' && request
      ? engine.estimate(completeEstimateInput(request), engine.law)
      : null;
  }, [engine, text]);
  return { result, onRetry: engine === 'failed' ? retry : null };
}

async function loadEngine(year: number): Promise<Engine> {
  const [{ estimate }, law] = await Promise.all([import('@portal/tax-engine'), loadLaw(year)]);
  return { estimate, law };
}

function useAnswerOfRecord(text: string): Answered | null {
  const [calculate] = useCalculateTaxMutation();
  const [answered, setAnswered] = useState<Answered | null>(null);
  useEffect(() => {
    if (text === 'null') return undefined;
    let isCurrent = true;
    const ask = async (): Promise<void> => {
      const answer = await calculate({ body: JSON.parse(text) as TaxEstimateRequest });
      if (!isCurrent) return;
      // Interruptible, so that a keystroke is painted before the new estimate.
      const { data } = answer;
      if (data) startTransition(() => setAnswered({ text, result: data }));
      // Only log the failure, as specified (part 1, section 8): the browser's result stays.
      else report('POST /calculate-tax', answer.error);
    };
    const timer = setTimeout(() => void ask(), intakeLimits.estimateDebounce);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [calculate, text]);
  return answered;
}
