import { BarController, BarElement, CategoryScale, Chart, LinearScale, Tooltip } from 'chart.js';
import { useEffect, useRef } from 'react';
import { formatMoney, formatShortDollars } from '@portal/domain/i18n/format';
import type { Locale } from '@portal/domain/i18n/locales';
import { useLocale } from '@portal/i18n';
import { useThemeMode } from '@portal/ui-kit/core';
import { linesOf } from './lines-of';

export interface ChartRow {
  key: string;
  label: string;
  /** Dollars. */
  amount: number;
}

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip);

/** Height of one bar with the room around it, and of the axis below, px. */
const [rowHeight, axisHeight] = [52, 36];

/** Amounts as bars. A picture for whoever can see it: the table beside it is what is read and copied. */
export function AmountChart({ label, rows }: { label: string; rows: readonly ChartRow[] }) {
  const locale = useLocale();
  const mode = useThemeMode();
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return undefined;
    const chart = draw(context, rows, locale);
    return () => chart.destroy();
    // Colours are read from the theme when it is drawn.
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
  const colour = (name: string): string => style.getPropertyValue(`--ant-${name}`).trim();
  const ticks = { color: colour('color-text-secondary'), font: { family: style.fontFamily, size: 14 } };
  return new Chart(context, {
    type: 'bar',
    data: {
      labels: rows.map(({ label }) => linesOf(label)),
      datasets: [
        {
          data: rows.map(({ amount }) => amount),
          backgroundColor: colour('color-primary'),
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
          grid: { color: colour('color-border-secondary'), drawTicks: false },
          ticks: { ...ticks, maxTicksLimit: 4, callback: (amount) => formatShortDollars(Number(amount), locale) },
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
