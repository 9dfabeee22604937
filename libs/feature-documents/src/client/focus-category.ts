import type { DocumentType } from '@portal/domain/documents/document-types';

/** Moves focus to a category's card, and scrolls to it. */
export function focusCategory(type: DocumentType): void {
  const title = document.getElementById(`category-${type}-title`);
  title?.setAttribute('tabindex', '-1');
  title?.focus();
}
