import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tries to sign in by network, counted in one statement by the database's clock. What was counted before is forgotten. */
export class SignInNetworks1763731000000 implements MigrationInterface {
  name = 'SignInNetworks1763731000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TABLE sign_in_failures;
      CREATE TABLE sign_in_networks (
        network text NOT NULL,
        tries integer NOT NULL,
        paused_until timestamptz NOT NULL,
        forgotten_at timestamptz NOT NULL,
        known_until timestamptz,
        CONSTRAINT sign_in_networks_pkey PRIMARY KEY (network)
      );
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TABLE sign_in_networks;
      CREATE TABLE sign_in_failures (
        key varchar(255) NOT NULL,
        points integer NOT NULL DEFAULT '0',
        expire bigint,
        CONSTRAINT sign_in_failures_pkey PRIMARY KEY (key)
      );
    `);
  }
}
