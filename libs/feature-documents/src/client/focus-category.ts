import type { DocumentType } from '@portal/domain/documents/document-types';

/** Moves focus to the file's new category, because the focused button disappeared. */
export function focusCategory(type: DocumentType): void {
  const title = document.getElementById(`category-${type}-title`);
  title?.setAttribute('tabindex', '-1');
  title?.focus();
}
