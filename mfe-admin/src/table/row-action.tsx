import type { ReactNode } from 'react';
import { IconButton } from '@portal/ui-kit/controls';
import { Button, useDensity } from '@portal/ui-kit/core';

interface RowActionProps {
  /** Short label, shown on devices without a mouse. */
  label: string;
  /** What it does, and to what: "Assign Avery Johnson". */
  name: string;
  icon: ReactNode;
  onClick: () => void;
}

/** Action that repeats in every row: an icon with a tooltip, and a button with a word on devices without a mouse. */
export const RowAction = ({ label, name, icon, onClick }: RowActionProps) =>
  useDensity() === 'compact' ? (
    <IconButton label={name} icon={icon} onClick={onClick} />
  ) : (
    <Button className="admin-whole" aria-label={name} onClick={onClick}>
      {label}
    </Button>
  );
