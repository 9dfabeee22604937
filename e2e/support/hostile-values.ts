/** Function that the hostile values try to call; the journey defines it and fails if it was called. */
export const trap = 'pwn';

const markup = `"'><img src=x onerror=${trap}()><svg/onload=${trap}()>`;
const script = `</script><script>${trap}()</script><!--]]>`;
const attribute = `' autofocus onfocus=${trap}() x="`;
const link = `javascript:${trap}()//`;
const template = `\${${trap}()}{{${trap}()}}{n, plural, other{#}}<0>%link%$&$'`;
/** Invisible characters that may break a line nowhere: word joiner, joiner, byte order mark, soft hyphen. */
const joined = 'W\u2060W\u200dW\ufeffW';
const longWord = (length: number): string => joined.padEnd(length, 'W');
/** Reverses what follows it on the line, such as the ending of a file name. The portal removes it. */
const reversed = '\u202e\u2066gpj.exe';
/** Marks in canonical order, because the portal normalizes names of files. */
const stacked = `Z${'\u0316'.repeat(9)}${'\u0301'.repeat(9)}`.normalize('NFC');

/**
 * Hostile values by the field they are typed in. Each fits the field's limit and is unique, so that the journey can tell
 * which of them a page shows.
 */
export const hostile = {
  site: {
    name: `${markup} site`,
    legal_name: `${script} legal`,
    price_note: `${link} ${template} price`,
    price_note_es: `${link} ${script} precio`,
    badges: [`${attribute} badge`, longWord(60)],
  },
  office: {
    name: `${script} ${markup} office`,
    address: `${attribute} ${longWord(40)} street`,
    city: `${longWord(60)} city`,
  },
  preparer: {
    first_name: `${markup}P`,
    last_name: `${longWord(44)}prep${reversed}`,
    office_location: `${link} ${script} room`,
    bio: `${script}\n${markup}\n${link}\n${template}\n${longWord(300)} bio`,
    bio_es: `${markup}\n${script}\n${longWord(300)} vida`,
    specialties: [`${script} spec`, `${longWord(55)}spec`, `${attribute} spec`],
    view: `${attribute} view`,
  },
  client: {
    first_name: `${markup}C`,
    last_name: `${longWord(44)}cust${reversed}`,
    occupation: `${script} job`,
    address: `${template} ${longWord(50)} home`,
    city: `${longWord(70)} town`,
    bank_name: `${attribute} bank`,
    spouse: { first_name: `${markup}S`, last_name: `${longWord(54)}spou`, occupation: `${link} nurse` },
    child: { first_name: `${attribute}K`, last_name: `${longWord(54)}kidd` },
    business: { business_name: `${script} shop`, business_address: `${markup} yard`, business_city: longWord(64) },
    filenames: [
      `"'><img src=x onerror=${trap}()>.png`,
      `${reversed}${'W'.repeat(200)}.pdf`,
      `${template.replaceAll('%', '')}.html`,
      `${stacked}.svg`,
    ],
  },
  messages: {
    ofClient: `${script}\n${markup}\n${link}\n${longWord(600)} asked`,
    ofPreparer: `${template}\n${markup}\n${stacked.repeat(60)}\n${longWord(600)} answered`,
    toGroup: `${reversed}\n${markup}\n${script}\n${longWord(600)} announced`,
  },
  lead: {
    first_name: `${markup}L`,
    last_name: `${longWord(54)}lead`,
    preferred_preparer: `${script} wish`,
    preferred_office: `${longWord(100)} place`,
    special_circumstances: `${markup}\n${longWord(300)} case`,
    questions: `${link}\n${template}\n${longWord(300)} question`,
  },
  reasons: { reassign: `${markup} ${longWord(200)} reason`, close: `${script} ${longWord(200)} closing` },
  closed: { first_name: `${attribute}X`, last_name: `${longWord(54)}gone` },
  device: `${markup} Chrome/140`,
} as const;

/** An address that fills its line without a place to break. */
export const longEmail = (name: string): string =>
  `${name}.${'w'.repeat(60 - name.length)}@${'w'.repeat(63)}.${'w'.repeat(40)}.example.com`;

/** Characters that reorder the text around them; no page may contain them. */
export const directionControls = /[\u202a-\u202e\u2066-\u2069]/g;

/** All values, as a page may show them: without characters that reorder text, and each line of a text by itself. */
export function valuesIn(record: unknown): string[] {
  if (typeof record === 'string')
    return record
      .replace(directionControls, '')
      .split('\n')
      .filter((line) => line.length > 3);
  return typeof record === 'object' && record ? Object.values(record).flatMap(valuesIn) : [];
}
