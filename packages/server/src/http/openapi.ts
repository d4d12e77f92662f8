import * as protocol from '@ponts-bornes/protocol';
import { Nothing, Problem, ROUTES, codesOf } from '@ponts-bornes/protocol/routes';
import type { Route, Who } from '@ponts-bornes/protocol/routes';
import * as z from 'zod/mini';

type Json = Readonly<Record<string, unknown>>;

const PLACE = '#/components/schemas/';
/** Schemas exported by the protocol keep their name in the description. */
const names = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries({ ...protocol, Problem })) {
  if (schema instanceof z.ZodMiniType) names.add(schema, { id });
}

/** A schema in OpenAPI form, with references to named schemas. */
const schemaOf = (schema: z.ZodMiniType): Json => {
  const id = names.get(schema)?.id;
  return id === undefined ? bare(z.toJSONSchema(schema, { metadata: names, io: 'input' })) : { $ref: PLACE + id };
};

/** Removes keywords that OpenAPI does not use. */
const bare = (schema: Json): Json => {
  const kept = Object.entries(schema).filter(([key]) => !['$schema', '$defs', '$id'].includes(key));
  return JSON.parse(JSON.stringify(Object.fromEntries(kept)).replaceAll('#/$defs/', PLACE)) as Json;
};

const components = (): Json => {
  const { schemas } = z.toJSONSchema(names, { io: 'input', uri: (id) => PLACE + id });
  return Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, bare(schema)]));
};

const jsonOf = (schema: z.ZodMiniType): Json => ({ content: { 'application/json': { schema: schemaOf(schema) } } });

const contentOf = (answer: Route['answer'] = Nothing): Json => {
  if (answer === 'socket') return {};
  if (answer === 'events') return { content: { 'text/event-stream': { schema: { type: 'string' } } } };
  if (answer === 'picture') return { content: { 'image/png': {} } };
  return answer === 'text' ? { content: { 'text/plain': { schema: { type: 'string' } } } } : jsonOf(answer);
};

const parametersIn = (place: 'path' | 'query', parts: Route['query']): readonly Json[] =>
  Object.entries<z.core.$ZodType>(parts?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: place,
    ...(place === 'path' && { required: true }),
    schema: schemaOf(schema as z.ZodMiniType),
  }));

/** Credentials per kind of sender. Other routes need none. */
const SECURITY: Partial<Record<Who, readonly Json[]>> = {
  person: [{ cookie: [] }, { token: [] }],
  host: [{ cookie: [] }, { token: [] }],
  session: [{ cookie: [] }],
};

const described = (key: string, route: Route): Json => {
  const { summary, who, params, query, body, status = 200, answer, otherwise = Problem } = route;
  const name = key.toLowerCase().replace('/api/', '');
  const security = SECURITY[who];
  return {
    operationId: name.replaceAll(/[^a-z]+(\w)/g, (_, letter: string) => letter.toUpperCase()),
    summary,
    ...(security && { security }),
    parameters: [...parametersIn('path', params), ...parametersIn('query', query)],
    ...(body && { requestBody: { required: !body.safeParse(undefined).success, ...jsonOf(body) } }),
    responses: {
      [status]: { description: answer === 'socket' ? 'A socket that speaks JSON' : 'Done', ...contentOf(answer) },
      default: { description: `Not done: ${codesOf(route).join(', ')}`, ...contentOf(otherwise) },
    },
  };
};

const paths = (): Json => {
  const byPath: Record<string, Record<string, Json>> = {};
  for (const [key, route] of Object.entries<Route>(ROUTES)) {
    const [method = '', path = ''] = key.replaceAll(/:(\w+)/g, '{$1}').split(' ');
    (byPath[path] ??= {})[method.toLowerCase()] = described(key, route);
  }
  return byPath;
};

/** The OpenAPI description of all requests, generated from the schemas that validate them. */
export const OPENAPI: Json = {
  openapi: '3.1.1',
  info: {
    title: 'Ponts & Bornes',
    version: String(protocol.PROTOCOL),
    summary: 'Tables with friends: French race and building games',
    description: 'What is played goes over a WebSocket: see docs/protocol.md, and ClientMessage here.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: '/' }],
  // Either is accepted, and so is an anonymous sender.
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
