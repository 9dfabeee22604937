import { BarController, BarElement, CategoryScale, Chart, LinearScale, Tooltip } from 'chart.js';
import { useEffect, useRef } from 'react';
import { formatMoney, formatShortDollars } from '@portal/domain/i18n/format';
import type { Locale } from '@portal/domain/i18n/locales';
import { useLocale } from '@portal/i18n';
import { useThemeMode } from '@portal/ui-kit/core';

export interface ChartRow {
  key: string;
  label: string;
  /** Dollars. */
  amount: number;
}

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip);

/** Height of a bar including its spacing, and of the axis below, px. */
const [rowHeight, axisHeight] = [52, 36];

/** Bar chart of amounts. Hidden from screen readers, which read the table beside it. */
export function AmountChart({ label, rows }: { label: string; rows: readonly ChartRow[] }) {
  const locale = useLocale();
  const mode = useThemeMode();
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return undefined;
    const chart = draw(context, rows, locale);
    return () => chart.destroy();
    // Redraw when the theme changes, because the chart reads its colors only when drawn.
  }, [rows, locale, mode]);

  return (
    <div
      role="img"
      aria-label={label}
      className="admin-chart"
      style={{ blockSize: rows.length * rowHeight + axisHeight }}
    >
      <canvas ref={canvas} aria-hidden="true" />
    </div>
  );
}

function draw(context: CanvasRenderingContext2D, rows: readonly ChartRow[], locale: Locale): Chart<'bar'> {
  const style = getComputedStyle(context.canvas);
  const themeColor = (name: string): string => style.getPropertyValue(`--ant-${name}`).trim();
  const ticks = { color: themeColor('color-text-secondary'), font: { family: style.fontFamily, size: 14 } };
  return new Chart(context, {
    type: 'bar',
    data: {
      labels: rows.map(({ label }) => linesOf(label)),
      datasets: [
        {
          data: rows.map(({ amount }) => amount),
          backgroundColor: themeColor('color-primary'),
          borderRadius: 4,
          maxBarThickness: 28,
          minBarLength: 2,
        },
      ],
    },
    options: {
      indexAxis: 'y',
      animation: false,
      maintainAspectRatio: false,
      locale,
      scales: {
        x: {
          border: { display: false },
          grid: { color: themeColor('color-border-secondary'), drawTicks: false },
          ticks: {
            ...ticks,
            maxTicksLimit: 4,
            autoSkipPadding: 16,
            callback: (amount) => formatShortDollars(Number(amount), locale),
          },
        },
        y: { border: { display: false }, grid: { display: false }, ticks: { ...ticks, autoSkip: false } },
      },
      plugins: {
        tooltip: {
          displayColors: false,
          callbacks: {
            title: ([one]) => rows[one?.dataIndex ?? 0]?.label ?? '',
            label: ({ parsed }) => formatMoney(Number(parsed.x), locale),
          },
        },
      },
    },
  });
}

/**
 * Maximum characters per line, and maximum lines of a label: longer labels would leave no room for the bars on a phone.
 */
const [longest, most] = [16, 3];

/** Wraps a label between words; truncates overlong words and labels with an ellipsis. */
export function linesOf(label: string): string[] {
  const lines: string[] = [];
  for (const word of label.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = last === undefined ? undefined : `${last} ${word}`;
    if (longer !== undefined && longer.length <= longest) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const shown = lines.slice(0, most).map(cut);
  const end = shown.at(-1);
  if (lines.length > most && end !== undefined) shown[most - 1] = cut(`${end} …`);
  return shown;
}

const cut = (line: string): string => (line.length > longest ? `${line.slice(0, longest - 1).trimEnd()}…` : line);
