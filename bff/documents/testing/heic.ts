/** A photo of 96 × 64 pixels and its transparency, encoded with libheif and x265. */
const photo = [
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAkVtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAA',
  'AAAAABAAAANGlsb2MAAAAAREAAAgABAAAAAAJpAAEAAAAAAAAANgACAAAAAAKfAAEAAAAAAAAAEwAAADhpaW5mAAAAAAACAAAAFWluZmUCAAAA',
  'AAEAAGh2YzEAAAAAFWluZmUCAAAAAAIAAGh2YzEAAAABhGlwcnAAAAFfaXBjbwAAAHhodmNDAQNwAAAAAAAAAAAAHvAA/P34+AAADwMgAAEAGE',
  'ABDAH//wNwAAADAJAAAAMAAAMAHroCQCEAAQArQgEBA3AAAAMAkAAAAwAAAwAeoDCBBZbqSSmubgQEDAgAAAMACAAAAwAIQCIAAQAHRAHBcrAi',
  'QAAAABRpc3BlAAAAAAAAAGAAAABAAAAAEHBpeGkAAAAAAwgICAAAAHJodmNDAQQIAAAAAAAAAAAAHvAA/Pz4+AAADwMgAAEAF0ABDAH//wQIAA',
  'ADAJ/4AAADAAAeugJAIQABACZCAQEECAAAAwCf+AAAAwAAHsDCBBZbqSSmubAgAAADACAAAAMAISIAAQAHRAHBcrAiQAAAABRpc3BlAAAAAAAA',
  'AGAAAABAAAAADnBpeGkAAAAAAQgAAAAnYXV4QwAAAAB1cm46bXBlZzpoZXZjOjIwMTU6YXV4aWQ6MQAAAAAdaXBtYQAAAAAAAAACAAEDgQKDAA',
  'IEhAWGhwAAABppcmVmAAAAAAAAAA5hdXhsAAIAAQABAAAAUW1kYXQAAAAyKAGvWIsyDpJfF+/Ff/7Y0kPIsY6N3/6BiRfU5E/ztVQGRQo+df+p',
  'pmlPLgEFYrOQhWAAAAAPKAGusO8SsPQfvLJDgRHH',
].join('');

/** Its parts (ISO/IEC 14496-12): the header `meta` with the sizes, and the pixels. */
const [headerAt, pixelsAt] = [28, 609];

/** Returns a HEIC photo whose header states this width. */
export function heic(width = 96): Buffer {
  const bytes = Buffer.from(photo, 'base64');
  for (let at = bytes.indexOf('ispe'); at > 0; at = bytes.indexOf('ispe', at + 1)) bytes.writeUInt32BE(width, at + 8);
  return bytes;
}

/** Returns a large HEIC photo with its pixels in front of its header, as some programs write it. */
export function heicWithLateHeader(): Buffer {
  const [bytes, pixels] = [heic(), Buffer.alloc(500_000)];
  pixels.writeUInt32BE(pixels.length);
  pixels.write('mdat', 4);
  return Buffer.concat([bytes.subarray(0, headerAt), pixels, bytes.subarray(headerAt, pixelsAt)]);
}
