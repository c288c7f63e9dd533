import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who did what. No foreign keys: an entry outlives what it tells of. */
export class AuditEntries1763732000000 implements MigrationInterface {
  name = 'AuditEntries1763732000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE audit_entries (
        seq BIGSERIAL NOT NULL,
        at timestamptz NOT NULL DEFAULT now(),
        action text NOT NULL,
        session_id uuid,
        address text,
        brand_id uuid,
        subject_id uuid,
        subject text,
        count integer,
        CONSTRAINT audit_entries_pkey PRIMARY KEY (seq)
      );
      CREATE INDEX audit_entries_at ON audit_entries (at);
      CREATE INDEX audit_entries_brand ON audit_entries (brand_id, seq);
      CREATE INDEX audit_entries_action ON audit_entries (action, seq);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE audit_entries`);
  }
}
