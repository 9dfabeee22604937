import type { DocumentType } from '@portal/domain/documents/document-types';

/** Moves the focus to the file's new category, because the button that had the focus is gone. */
export function focusCategory(type: DocumentType): void {
  const title = document.getElementById(`category-${type}-title`);
  title?.setAttribute('tabindex', '-1');
  title?.focus();
}
