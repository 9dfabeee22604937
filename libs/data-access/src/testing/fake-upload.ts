type Ending = { status: number; body: string } | 'timeout' | 'error';

/** Replaces XMLHttpRequest, which only uploads use; the test controls progress and result. */
export class FakeUpload {
  static readonly sent: FakeUpload[] = [];
  static install(): () => void {
    const real = globalThis.XMLHttpRequest;
    FakeUpload.sent.length = 0;
    globalThis.XMLHttpRequest = FakeUpload as unknown as typeof XMLHttpRequest;
    return () => {
      globalThis.XMLHttpRequest = real;
    };
  }

  method = '';
  address = '';
  timeout = 0;
  status = 0;
  responseText = '';
  aborted = false;
  form = new FormData();
  readonly headers = new Headers();
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  ontimeout?: () => void;
  onerror?: () => void;
  onabort?: () => void;

  open(method: string, address: string): void {
    Object.assign(this, { method, address });
  }

  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }

  getResponseHeader = (): null => null;

  send(form: FormData): void {
    this.form = form;
    FakeUpload.sent.push(this);
  }

  abort(): void {
    this.aborted = true;
    this.onabort?.();
  }

  progress(loaded: number, total: number): void {
    this.upload.onprogress?.({ loaded, total });
  }

  end(ending: Ending): void {
    if (ending === 'timeout') this.ontimeout?.();
    else if (ending === 'error') this.onerror?.();
    else {
      Object.assign(this, { status: ending.status, responseText: ending.body });
      this.onload?.();
    }
  }
}
