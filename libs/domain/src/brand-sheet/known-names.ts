import { addTo } from '../group-by.js';
import { fold } from '../names/folding.js';
import { sheetFault, SAME, type SheetRowPlan } from './sheet-plan.js';
import { differencesOf, type SheetValues } from './sheet-values.js';

/** Something with a name: a category, an attribute or a competitor, which exists already or is added by the sheet. */
export interface Known {
  id: string;
  name: string;
  values: SheetValues;
}

/** All things of one kind, by name within a scope, such as the attributes of one category. */
export class KnownNames<Scope extends string = string> {
  readonly added: { scope: Scope; known: Known }[] = [];
  readonly changed = new Map<string, SheetValues>();
  private readonly addedIds = new Set<string>();
  private readonly byName = new Map<string, Known[]>();
  private readonly byFolded = new Map<string, Known[]>();
  /** The number of the row that set something, by its id. */
  private readonly rowNumbers = new Map<string, number>();

  add(scope: Scope, known: Known): void {
    addTo(this.byName, keyOf(scope, known.name), known);
    addTo(this.byFolded, keyOf(scope, fold(known.name)), known);
  }

  /** All with exactly this name, scope by scope, oldest first; if there are none, all whose folded name is the same. */
  all(scopes: Scope | readonly Scope[], name: string): readonly Known[] {
    const all = [scopes].flat();
    const spelt = all.flatMap((scope) => this.byName.get(keyOf(scope, name)) ?? []);
    return spelt.length > 0
      ? spelt
      : all.flatMap((scope) => this.byFolded.get(keyOf(scope, fold(name))) ?? []);
  }

  /** The first with this name, or a new one. */
  findOrAdd(scope: Scope, name: string, newId: () => string): Known {
    const [found] = this.all(scope, name);
    if (found) return found;
    const known: Known = { id: newId(), name, values: {} };
    this.add(scope, known);
    this.added.push({ scope, known });
    this.addedIds.add(known.id);
    return known;
  }

  /**
   * Plans a row about a name. Names need not be unique: the second row with a name refers to the second thing of that
   * name, if there are two.
   */
  planRow(scope: Scope, name: string, values: SheetValues, row: number, newId: () => string): SheetRowPlan {
    const all = this.all(scope, name);
    const found = all.find(({ id }) => !this.rowNumbers.has(id)) ?? all[0];
    const known = found ?? this.findOrAdd(scope, name, newId);
    const differences = differencesOf(known.values, values);
    const before = this.rowNumbers.get(known.id);
    if (before !== undefined)
      return differences.length > 0 ? sheetFault(`Row ${before} says otherwise`) : SAME;
    this.rowNumbers.set(known.id, row);
    Object.assign(known.values, values);
    if (this.addedIds.has(known.id)) return { state: 'new', note: null };
    if (differences.length === 0) return SAME;
    this.changed.set(known.id, values);
    return { state: 'changed', note: differences.join(', ') };
  }
}

const keyOf = (scope: string, name: string): string => JSON.stringify([scope, name]);
