import { taxWords as words } from '@portal/domain/tax/tax.words';
import type { EstimateResult, TraceLine } from '@portal/tax-engine/result';
import { Money } from '@portal/ui-kit/core';
import { Table } from '@portal/ui-kit/data';

const isState = ({ id }: TraceLine): boolean => id.startsWith('state.');

/** `1040.24` → 'Form 1040, line 24'; state lines carry no number, their forms differ too much. */
function place(line: TraceLine): string {
  const number = /^[\w-]+\.(\d+\w*)$/.exec(line.id)?.[1];
  return number ? words.line(line.form, number) : line.form;
}

const Lines = ({ title, lines }: { title: string; lines: readonly TraceLine[] }) => (
  <Table
    caption={title}
    rowKey={(line) => line.id}
    rows={lines}
    columns={[
      {
        key: 'line',
        title: words.lineColumn,
        cell: (line) => (
          <span className="tax-line">
            {line.label}
            <small>{place(line)}</small>
          </span>
        ),
      },
      { key: 'amount', title: words.amountColumn, amount: true, cell: (line) => <Money amount={line.amount} /> },
    ]}
  />
);

/** "How we got this": the lines of the forms, so that a person can follow the sum. */
export function EstimateTrace({ result }: { result: EstimateResult }) {
  const { lines, left_out } = result;
  return (
    <>
      <details className="tax-details">
        <summary>{words.howWeGotThis}</summary>
        <Lines title={words.federalLines} lines={lines.filter((line) => !isState(line))} />
        <Lines title={words.stateLines} lines={lines.filter(isState)} />
      </details>
      {left_out.length > 0 ? (
        <details className="tax-details">
          <summary>{words.leftOut}</summary>
          <ul>
            {left_out.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}
