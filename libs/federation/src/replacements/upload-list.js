/** Never rendered: our upload areas list their files themselves. */
export default function UploadList() {
  return null;
}
