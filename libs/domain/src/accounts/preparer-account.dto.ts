import { roles, type Role } from '../contract/access-policy';
import { Required } from '../contract/rule';
import { OneOf, Text, Uuid } from '../contract/rules';
import { AdminPreparer } from '../preparers/admin-preparers.dto';

/** A preparer in the admin's list of accounts. In a file of its own, because only the document of the API needs it. */
export class PreparerAccount extends AdminPreparer {
  @Required() @Uuid() override id!: string;
  @Required() @OneOf(roles) role!: Role;
  @Required() @Text() override created_at!: string;
}
