import { existsSync, readFileSync } from 'node:fs';
import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { z } from 'zod';

const file = new URL('../../../../shared/discord/openapi.json', import.meta.url);

/** Whether Discord's own description of its interface is there to check bodies with. */
export const hasOpenapi = existsSync(file);

/** What is wrong with a request body by Discord's own description of its interface. */
export type BodyFaults = (method: string, path: string, body: unknown) => readonly string[];

const operation = z.looseObject({
  requestBody: z.looseObject({ content: z.record(z.string(), z.unknown()) }).optional(),
});
const documentSchema = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), z.union([operation, z.unknown()]))),
});

/** A checker of request bodies by the OpenAPI document; nothing is checked where the document is absent. */
export const openapiFaults = (): BodyFaults => {
  if (!hasOpenapi) return () => [];
  const document = documentSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const ajv = new Ajv2020({ strict: false, allErrors: false, logger: false });
  addFormatsModule.default(ajv);
  ajv.addFormat('snowflake', /^(0|[1-9]\d*)$/);
  ajv.addFormat('nonce', true);
  ajv.addSchema(document, 'openapi');

  const validators = new Map<string, ValidateFunction>();
  const validatorOf = (place: readonly string[]): ValidateFunction => {
    const $ref = `openapi#/${place.map(pointerPart).join('/')}`;
    const validate = validators.get($ref) ?? ajv.compile({ $ref });
    validators.set($ref, validate);
    return validate;
  };

  return (method, path, body) => {
    const template = templateOf(Object.keys(document.paths), path);
    if (template === undefined) return [`${path} is not in the OpenAPI document`];
    const place = [
      'paths',
      template,
      method.toLowerCase(),
      'requestBody',
      'content',
      'application/json',
      'schema',
    ];
    const validate = validatorOf(place);
    if (validate(body)) return [];
    return [`${method} ${path}: ${ajv.errorsText(validate.errors?.slice(-3))}`];
  };
};

const pointerPart = (part: string): string =>
  encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

/** The path of the document that an actual path is one of; one with more literal parts goes first. */
const templateOf = (templates: readonly string[], path: string): string | undefined => {
  const parts = path.split('/');
  const matching = templates.filter((template) => {
    const pattern = template.split('/');
    return (
      pattern.length === parts.length &&
      pattern.every((part, index) => part.startsWith('{') || part === parts[index])
    );
  });
  return matching.toSorted((a, b) => a.split('{').length - b.split('{').length)[0];
};
