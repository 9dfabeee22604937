/** Reads a file chunk by chunk. @param onReceived called with the number of bytes received so far */
export async function receiveBytes(response: Response, onReceived: (bytes: number) => void): Promise<Blob> {
  const type = response.headers.get('content-type') ?? '';
  if (!response.body) return response.blob();
  const reader = response.body.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts, { type });
    parts.push(value);
    received += value.length;
    onReceived(received);
  }
}
