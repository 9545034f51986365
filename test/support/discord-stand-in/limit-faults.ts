import {
  buttonsOf,
  type Callback,
  component,
  messageSchema,
  type SentFile,
  type SentForm,
  type SentMessage,
  selectsOf,
} from './bodies.ts';

/** What is wrong with a message by Discord's documented limits. Written apart from the bot's own table of limits. */
export const messageFaults = (message: SentMessage): readonly string[] => {
  const faults: string[] = [];
  const check = (isFine: boolean, fault: string): void => {
    if (!isFine) faults.push(fault);
  };
  const sized = (text: string, least: number, most: number, what: string): void =>
    check(text.trim().length >= least && text.length <= most, `${what} has ${text.length} characters`);

  let total = 0;
  for (const embed of message.embeds) {
    if (embed.title !== undefined) sized(embed.title, 1, 256, 'title');
    if (embed.description !== undefined) sized(embed.description, 1, 4096, 'description');
    if (embed.footer !== undefined) sized(embed.footer.text, 1, 2048, 'footer');
    check(embed.fields.length <= 25, `${embed.fields.length} fields`);
    total += (embed.title ?? '').length + (embed.description ?? '').length;
    total += (embed.footer?.text ?? '').length;
    for (const { name, value } of embed.fields) {
      sized(name, 1, 256, 'field name');
      sized(value, 1, 1024, 'field value');
      total += name.length + value.length;
    }
  }
  check(total <= 6000, `embeds have ${total} characters together`);
  check(message.embeds.length <= 10, `${message.embeds.length} embeds`);

  const buttons = buttonsOf(message);
  const selects = selectsOf(message);
  check(message.components.length <= 5, `${message.components.length} rows`);
  for (const { components } of message.components) {
    check(components.length >= 1 && components.length <= 5, `${components.length} buttons in a row`);
    const hasSelect = components.some(({ type }) => type === component.select);
    check(!hasSelect || components.length === 1, 'a select shares its row');
  }
  for (const { custom_id, placeholder, options } of selects) {
    sized(custom_id, 1, 100, 'custom_id of a select');
    sized(placeholder, 1, 150, 'placeholder');
    check(options.length >= 1 && options.length <= 25, `${options.length} options`);
    check(new Set(options.map(({ value }) => value)).size === options.length, 'two options share a value');
    for (const { label, value, description } of options) {
      sized(label, 1, 100, 'option label');
      sized(value, 1, 100, 'option value');
      if (description !== undefined) sized(description, 1, 100, 'option description');
    }
  }
  const customIds = [...buttons, ...selects].map(({ custom_id }) => custom_id);
  check(new Set(customIds).size === customIds.length, 'two components share a custom_id');
  for (const { custom_id, label } of buttons) {
    sized(label, 1, 80, 'label');
    sized(custom_id, 1, 100, 'custom_id');
  }
  check(new Set(buttons.map(({ label }) => label)).size === buttons.length, 'two buttons share a label');
  check((message.content ?? '').length <= 2000, 'content too long');
  check(message.allowed_mentions?.parse.length === 0, 'mentions are not switched off');
  return faults;
};

/** What is wrong with the files of a message: each must be told of and described, and each picture shown must be one. */
export const fileFaults = (message: SentMessage, files: readonly SentFile[]): readonly string[] => {
  const described = message.attachments ?? [];
  const names = new Set(files.map(({ name }) => name));
  const pictures = message.embeds.flatMap(({ image }) => (image === undefined ? [] : [image.url]));
  return [
    ...(described.length === files.length ? [] : [`${files.length} files, ${described.length} told of`]),
    ...described.flatMap(({ description = '' }) =>
      description.trim() !== '' && description.length <= 1024 ? [] : [`description ${description.length}`],
    ),
    ...pictures.flatMap((url) => (names.has(url.replace('attachment://', '')) ? [] : [`no file for ${url}`])),
    ...(message.embeds.length <= 10 && files.length <= 10 ? [] : [`${files.length} files`]),
  ];
};

/** What is wrong with a form. */
const formFaults = ({ custom_id, title, components }: SentForm): readonly string[] => [
  ...(custom_id.length >= 1 && custom_id.length <= 100 ? [] : ['custom_id of a form']),
  ...(title.length >= 1 && title.length <= 45 ? [] : [`form title ${title.length}`]),
  ...(components.length >= 1 && components.length <= 5 ? [] : [`${components.length} fields of a form`]),
  ...components.flatMap(({ label, component: { max_length = 4000, value = '' } }) => [
    ...(label.length >= 1 && label.length <= 45 ? [] : [`form label ${label.length}`]),
    ...(max_length <= 4000 && value.length <= max_length ? [] : [`form text ${value.length}`]),
  ]),
];

/** What is wrong with the answer to an interaction. */
export const callbackFaults = (callback: Callback): readonly string[] => {
  if (callback.type === 4 || callback.type === 7) return messageFaults(messageSchema.parse(callback.data));
  if (callback.type === 5 || callback.type === 6) return [];
  if (callback.type === 9) return formFaults(callback.data);
  const { choices } = callback.data;
  const isFine = (length: number): boolean => length >= 1 && length <= 100;
  return [
    ...(choices.length > 25 ? [`${choices.length} suggestions`] : []),
    ...choices.filter(({ name }) => !isFine(name.length)).map(({ name }) => `suggestion name ${name.length}`),
    ...choices.filter(({ value }) => !isFine(String(value).length)).map(() => 'suggestion value length'),
  ];
};
