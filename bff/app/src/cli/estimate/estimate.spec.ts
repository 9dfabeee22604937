import { Readable, Writable } from 'node:stream';
import { estimateCommand } from './command';

/** Collects what is written to it. */
class Sink extends Writable {
  text = '';
  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.text += chunk.toString();
    done();
  }
}

async function run(input: string, ...args: string[]): Promise<{ stdout: string; stderr: string; code: number }> {
  const [stdout, stderr] = [new Sink(), new Sink()];
  const code = await estimateCommand(args, { stdin: Readable.from([Buffer.from(input)]), stdout, stderr });
  return { stdout: stdout.text, stderr: stderr.text, code };
}

interface Printed {
  line?: number;
  error?: string;
  total_income?: number;
  federal_refund_portion?: number;
}
const parse = (text: string): Printed => JSON.parse(text) as Printed;

const linesOf = (text: string): string[] => text.trimEnd().split('\n');
const household = { filing_status: 'single', state: 'TX', w2_income: 75_000 };
const asLines = (...requests: object[]): string => requests.map((request) => `${JSON.stringify(request)}\n`).join('');

describe('npm run estimate', () => {
  it('prints one line for each input line and exits with 0', async () => {
    const { stdout, stderr, code } = await run(asLines(household, { ...household, id: 'B', num_children: 1 }));
    const answers = linesOf(stdout).map(parse);
    expect(answers).toHaveLength(2);
    expect(answers[0]).toMatchObject({ total_income: 75_000, federal_tax_after_credits: 8_347, state: 'TX' });
    expect(answers[1]).toMatchObject({ id: 'B', child_tax_credit: 2_000 });
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
  });

  it('subtracts a business loss, which has its own field, from the wages', async () => {
    const { stdout } = await run(asLines({ ...household, business_loss: 20_000.5 }));
    expect(parse(stdout)).toMatchObject({ total_income: 54_999.5, taxable_income: 40_399.5 });
  });

  it('computes Form 8962 from the columns of Form 1095-A', async () => {
    const header = 'filing_status,state,w2_income,marketplace_premiums,marketplace_silver_plan,marketplace_advance';
    const [insured, without] = linesOf(
      (await run(`${header}\nsingle,TX,36450,6000,7200,4000\nsingle,TX,36450,,,\n`)).stdout,
    ).map(parse);
    expect((insured?.federal_refund_portion ?? 0) - (without?.federal_refund_portion ?? 0)).toBe(1_742);
  });

  it('estimates the year that a line names, and prints an error for a year without law', async () => {
    const lines = [2025, 2026, 2019].map((tax_year) => ({ ...household, state: 'MI', tax_year }));
    const { stdout, code } = await run(asLines(...lines));
    const [of2025, of2026, of2019] = linesOf(stdout).map(parse);
    expect(of2025).toMatchObject({ taxable_income: 59_250 });
    expect(of2025).not.toHaveProperty('carried_law');
    expect(of2026).toMatchObject({ taxable_income: 58_900, carried_law: { tax_year: 2025 } });
    expect(of2019?.error).toBe('tax_year: We can estimate these tax years: 2024, 2025, 2026.');
    expect(code).toBe(1);
  });

  it('prints an error for an invalid line, results for the others, and exits with 1', async () => {
    const bad = [
      '{',
      '[]',
      '',
      asLines({ ...household, state: 'ZZ' }).trim(),
      asLines({ ...household, w2_incom: 1 }).trim(),
    ];
    const { stdout, code } = await run(`${bad.join('\n')}\n${asLines(household)}`);
    const answers = linesOf(stdout).map(parse);
    expect(answers.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5, undefined]);
    expect(answers[3]?.error).toBe('state: Choose a state.');
    expect(answers[4]?.error).toBe('w2_incom: Unknown field.');
    expect(answers[5]?.total_income).toBe(75_000);
    expect(code).toBe(1);
  });

  it.each([
    [{ w2_income: -1 }, /^w2_income: W-2 income can’t be negative\.$/],
    [{ w2_income: '75000' }, /^w2_income: Enter W-2 income in dollars/],
    [{ w2_income: 75_000.005 }, /^w2_income: W-2 income can have up to two decimals/],
    [{ self_employment_income: -5_000 }, /^self_employment_income: Self-employment income can’t be negative/],
    [{ other_income: 1e12 }, /^other_income: Other income can’t be more than 99,999,999,999\.99/],
    [{ num_children: 1.5 }, /^num_children: Number of children must be a whole number from 0 to 20\.$/],
    [{ num_children: 21 }, /^num_children: Number of children must be a whole number from 0 to 20\.$/],
    [{ filing_status: 'widow' }, /^filing_status: Choose an option for Filing status\.$/],
    [{ federal_withheld: -5, state_withheld: -5 }, /^federal_withheld: .* state_withheld: /],
  ])('rejects %j with the same message as the server', async (facts, error) => {
    const { stdout } = await run(asLines({ ...household, ...facts }));
    expect(parse(stdout).error).toMatch(error);
  });

  it('treats absent and null amounts as 0 but keeps a withholding of 0', async () => {
    const { stdout, code } = await run(asLines({ ...household, other_income: null, federal_withheld: 0 }));
    expect(parse(stdout)).toMatchObject({ total_income: 75_000, withholding_source: 'given' });
    expect(code).toBe(0);
  });

  it('prints nothing for empty input', async () => expect(await run('')).toEqual({ stdout: '', stderr: '', code: 0 }));

  it('exits with 2 for an unknown flag, two files and a missing file', async () => {
    for (const args of [['--xml'], ['a', 'b'], ['/nowhere/households.jsonl']])
      expect(await run('', ...args)).toMatchObject({ code: 2, stdout: '', stderr: expect.stringMatching(/./) });
  });
});

describe('npm run estimate -- --csv', () => {
  it('prints a header and one row for each line', async () => {
    const { stdout, code } = await run(`${asLines({ ...household, id: 'a,"b"' })}x\n`, '--csv');
    const [header, row, bad] = linesOf(stdout);
    expect(linesOf(stdout)).toHaveLength(3);
    expect(header).toMatch(/^id,total_income,.*1040\.24,.*state\.net_tax,.*,error$/);
    expect(row).toMatch(/^"a,""b""",75000,/);
    expect(bad).toMatch(/,not a JSON object$/);
    expect(code).toBe(1);
  });

  it('reads facts about filers from CSV, as true or false', async () => {
    const rows = [
      'a,single,TX,40000,true,',
      'b,single,TX,40000,false,',
      'c,single,TX,6000,,true',
      'd,single,TX,1,yes,',
    ];
    const header = 'id,filing_status,state,w2_income,filer_blind,filer_claimable';
    const { stdout } = await run(`${[header, ...rows].join('\n')}\n`, '--csv');
    const [, blind, sighted, claimable, wrong] = linesOf(stdout);
    expect(blind).toMatch(/^a,40000,23450,/);
    expect(sighted).toMatch(/^b,40000,25400,/);
    expect(claimable).toMatch(/^c,6000,0,/);
    expect(wrong).toMatch(/^d,.*"?filer_blind: /);
  });

  it('also reads CSV input', async () => {
    const { stdout, code } = await run(
      'id,filing_status,state,w2_income,num_children\n"x, y",single,TX,75000,\nz,single,TX,much,1\n',
      '--csv',
    );
    const [, first, second] = linesOf(stdout);
    expect(first).toMatch(/^"x, y",75000,60400,/);
    expect(second).toMatch(/^z,.*"w2_income: Enter W-2 income in dollars.*"$/);
    expect(code).toBe(1);
  });
});
