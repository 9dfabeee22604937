/** SQL of a `FormState`. @param form alias of the form, which a left join may leave out */
export const formStateOf = (form: string): string =>
  `CASE WHEN ${form}.id IS NULL THEN 'none' WHEN NOT ${form}.submitted THEN 'draft'
    WHEN ${form}.unsubmitted_changes IS NULL THEN 'submitted' ELSE 'changed' END`;
