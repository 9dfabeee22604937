import type { MigrationInterface, QueryRunner } from 'typeorm';
import { endAccessOfOldAddress } from './0057-verify-email-addresses.migration';
import { linksOfOldAddress, mailsOfAddress } from './0066-keep-totals-of-returns.migration';
import { mailsOfDocuments } from './0067-send-documents-back.migration';

const mailsBefore = `${mailsOfAddress}, ${mailsOfDocuments}`;

/**
 * A return moves only when its state changes. An update that keeps the state must not look like a move (`state_since`), nor
 * choose another state to which a resting return goes back (`state_before_hold`), which would evade `check_return_edge`.
 * The email about an amended return is canceled when the address changes, like those about other returns.
 */
export class TightenReturns implements MigrationInterface {
  readonly name = 'TightenReturns1764374400082';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${endAccessOfOldAddress(`${mailsBefore}, 'return_amended'`, linksOfOldAddress)}
      CREATE FUNCTION keep_state_of_unmoved_returns() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'a return does not move from % to %', OLD.state, NEW.state
          USING ERRCODE = 'check_violation', CONSTRAINT = 'return_edges', TABLE = 'tax_returns';
      END $$;
      CREATE TRIGGER keep_state_of_unmoved_returns BEFORE UPDATE OF state_since, state_before_hold ON tax_returns
        FOR EACH ROW WHEN (NEW.state = OLD.state
          AND (NEW.state_since, NEW.state_before_hold) IS DISTINCT FROM (OLD.state_since, OLD.state_before_hold))
        EXECUTE FUNCTION keep_state_of_unmoved_returns()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${endAccessOfOldAddress(mailsBefore, linksOfOldAddress)}
      DROP TRIGGER keep_state_of_unmoved_returns ON tax_returns;
      DROP FUNCTION keep_state_of_unmoved_returns()`);
  }
}
