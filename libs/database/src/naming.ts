import { DefaultNamingStrategy, type Table } from 'typeorm';

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const tableName = (table: Table | string): string =>
  (typeof table === 'string' ? table : table.name).split('.').at(-1) ?? '';

/** snake_case columns, and constraint names that a person can read in an error. */
export class SnakeCaseNaming extends DefaultNamingStrategy {
  override columnName(propertyName: string, customName: string | undefined, prefixes: string[]): string {
    return snake([...prefixes, customName ?? propertyName].join('_'));
  }

  override joinColumnName(relationName: string, referencedColumnName: string): string {
    return snake(`${relationName}_${referencedColumnName}`);
  }

  override primaryKeyName(table: Table | string): string {
    return `${tableName(table)}_pkey`;
  }

  override foreignKeyName(table: Table | string, columnNames: string[]): string {
    // PostgreSQL cuts names after 63 bytes.
    return `${tableName(table)}_${columnNames.join('_')}_fkey`.slice(0, 63);
  }
}
