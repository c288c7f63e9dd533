import type { AnswerTypes, RouteBodies, ROUTES } from './routes.js';

type Routes = typeof ROUTES;
type Filled<Path extends string> = Path extends `${infer Before}{}${infer After}`
  ? `${Before}${string}${Filled<After>}`
  : Path;
type Bare<Path extends string> = Path extends `${infer Before}?${string}` ? Before : Path;
type IsSame<One, Other> = [One, Other] extends [Other, One] ? true : false;
type RouteOf<Method extends string, Path extends string> = {
  [Route in keyof Routes]: Route extends `${Method} ${infer Template}`
    ? IsSame<Filled<Template>, Path> extends true
      ? Route
      : never
    : never;
}[keyof Routes];
type Named<Name extends string> = Name extends keyof AnswerTypes
  ? AnswerTypes[Name]
  : Name extends `${infer One extends keyof AnswerTypes}[]`
    ? AnswerTypes[One][]
    : never;

/**
 * The answer to a call of this method and path, such as `/api/brands/${string}/jobs`; unknown where no route is known.
 */
export type AnswerOf<Method extends string, Path extends string> = Path extends unknown
  ? [RouteOf<Method, Bare<Path>>] extends [never]
    ? unknown
    : Named<Routes[RouteOf<Method, Bare<Path>>]>
  : never;

/** The body of such a call: none where the route takes none; unknown where no route is known. */
export type BodyOf<Method extends string, Path extends string> = Path extends unknown
  ? [RouteOf<Method, Bare<Path>>] extends [never]
    ? unknown
    : RouteOf<Method, Bare<Path>> extends keyof RouteBodies
      ? RouteBodies[RouteOf<Method, Bare<Path>>]
      : undefined
  : never;
