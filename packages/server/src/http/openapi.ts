import {
  ClientMessage,
  Me,
  Named,
  NewPasskey,
  NewPasskeyOptions,
  NewPassword,
  NewTable,
  NewToken,
  OwnTable,
  PROTOCOL,
  Pace,
  SeatFacts,
  SeatNumber,
  TableFacts,
  TableId,
  Token,
  WithPasskey,
  WithPassword,
  You,
} from '@ponts-bornes/protocol';
import * as z from 'zod/mini';
import { OPERATIONS, Problem } from './operations.ts';
import type { Operation } from './operations.ts';

type Json = Readonly<Record<string, unknown>>;

/** What has a name of its own in the description. */
const NAMED = {
  ClientMessage,
  Me,
  Named,
  NewPasskey,
  NewPasskeyOptions,
  NewPassword,
  NewTable,
  NewToken,
  OwnTable,
  Pace,
  Problem,
  SeatFacts,
  TableFacts,
  Token,
  WithPasskey,
  WithPassword,
  You,
};
const PLACE = '#/components/schemas/';
const names = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(NAMED)) names.add(schema, { id });

/** A schema as OpenAPI has it, with references to those that have a name. */
const schemaOf = (schema: z.ZodMiniType): Json => {
  const id = names.get(schema)?.id;
  return id === undefined ? bare(z.toJSONSchema(schema, { metadata: names, io: 'input' })) : { $ref: PLACE + id };
};

/** Only what OpenAPI wants of it. */
const bare = (schema: Json): Json => {
  const kept = Object.entries(schema).filter(([key]) => !['$schema', '$defs', '$id'].includes(key));
  return JSON.parse(JSON.stringify(Object.fromEntries(kept)).replaceAll('#/$defs/', PLACE)) as Json;
};

const components = (): Json => {
  const { schemas } = z.toJSONSchema(names, { io: 'input', uri: (id) => PLACE + id });
  return Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, bare(schema)]));
};

const parametersOf = ({ path, query = {} }: Operation): readonly Json[] => [
  ...[...path.matchAll(/:(\w+)/g)].map(([, name]) => {
    const schema = name === 'seat' ? SeatNumber : path.startsWith('/api/tables/') ? TableId : z.string();
    return { name, in: 'path', required: true, schema: schemaOf(schema) };
  }),
  ...Object.entries(query).map(([name, schema]) => ({ name, in: 'query', schema: schemaOf(schema) })),
];

const contentOf = (answer: Operation['answer']): Json => {
  if (answer === 'socket') return {};
  if (answer === 'text') return { content: { 'text/plain': { schema: { type: 'string' } } } };
  return { content: { 'application/json': { schema: schemaOf(answer) } } };
};

const described = (operation: Operation): Json => {
  const { method, path, summary, body, status = 200, answer, otherwise = Problem } = operation;
  return {
    operationId: `${method.toLowerCase()} ${path.replace('/api/', '')}`.replaceAll(
      /[^a-z]+(\w)/g,
      (_, letter: string) => letter.toUpperCase(),
    ),
    summary,
    parameters: parametersOf(operation),
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body) } } } }),
    responses: {
      [status]: { description: answer === 'socket' ? 'A socket that speaks JSON' : 'Done', ...contentOf(answer) },
      default: { description: 'Not done', ...contentOf(otherwise) },
    },
  };
};

const paths = (): Json => {
  const byPath: Record<string, Record<string, Json>> = {};
  for (const operation of OPERATIONS) {
    const place = operation.path.replaceAll(/:(\w+)/g, '{$1}');
    (byPath[place] ??= {})[operation.method.toLowerCase()] = described(operation);
  }
  return byPath;
};

/** All requests in OpenAPI's words, made from the schemas by which they are checked. */
export const OPENAPI: Json = {
  openapi: '3.1.1',
  info: {
    title: 'Ponts & Bornes',
    version: String(PROTOCOL),
    summary: 'Tables with friends: five French race and building games',
    description: 'What is played goes over a WebSocket: see docs/protocol.md, and ClientMessage here.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: '/' }],
  // Either will do, and a stranger may look.
  security: [{}, { cookie: [] }, { token: [] }],
  paths: paths(),
  components: {
    schemas: components(),
    securitySchemes: {
      cookie: { type: 'apiKey', in: 'cookie', name: 'ponts-bornes', description: 'Over https `__Host-ponts-bornes`' },
      token: { type: 'http', scheme: 'bearer' },
    },
  },
};
