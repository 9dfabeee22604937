import type { Multipart } from '@portal/domain/contract/endpoint';

interface Form {
  method: string;
  address: string;
  headers: Readonly<Record<string, string>>;
  body: Multipart<object>;
  onProgress?: (sent: number) => void;
  /** Cancels the upload. */
  signal?: AbortSignal;
}

interface FormResponse {
  status: number;
  text: string;
  retryAfter: string | null;
}

/**
 * Upload timeout, ms (specification part 1, section 7), since the last progress: 15 MB take longer on a slow connection,
 * and the server enforces a lowest rate.
 */
const uploadTimeout = 60_000;

/** Status 408 means that this timeout has passed; the server also returns it if a body arrives too slowly. */
const timedOut: FormResponse = { status: 408, text: '', retryAfter: null };

/**
 * Sends a multipart form and reports its progress, which `fetch` cannot. Text fields go first, so that the server can
 * validate them before the file arrives.
 * @returns null if there was no response or the upload was canceled
 */
export function sendForm({ method, address, headers, body, onProgress, signal }: Form): Promise<FormResponse | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open(method, address);
    request.timeout = uploadTimeout;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    const began = performance.now();
    request.upload.onprogress = ({ loaded, total }) => {
      // Browsers count the timeout from the start of the request.
      request.timeout = performance.now() - began + uploadTimeout;
      onProgress?.(total > 0 ? loaded / total : 0);
    };
    request.onload = () => {
      const retryAfter = request.getResponseHeader('retry-after');
      resolve({ status: request.status, text: request.responseText, retryAfter });
    };
    request.ontimeout = () => resolve(timedOut);
    request.onerror = () => resolve(null);
    request.onabort = () => resolve(null);
    signal?.addEventListener('abort', () => request.abort());
    request.send(formOf(body));
  });
}

function formOf({ fields, file }: Multipart<object>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null) form.append(name, String(value));
  }
  form.append('file', file, file.name);
  return form;
}
