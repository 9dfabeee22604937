import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { Alert, Card, Grid, Inline, List, MutedText, PageFrame, Stack, VisuallyHidden } from './layout';

describe('a page', () => {
  it('has one first heading that the focus can be put on, what it is for, and its content', () => {
    render(
      <PageFrame title="Documents" lead="What we need from you" actions={<a href="/help">Help</a>} width="reading">
        <p>Content</p>
      </PageFrame>,
    );
    const title = screen.getByRole('heading', { level: 1, name: 'Documents' });
    expect(title).toHaveAttribute('tabindex', '-1');
    expect(screen.getByText('What we need from you')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Help' })).toBeInTheDocument();
    expect(screen.getByText('Content').parentElement).toHaveClass('ui-page__body--reading');
  });

  it('is as wide as the screen unless it says otherwise', () => {
    render(<PageFrame title="Documents">Content</PageFrame>);
    expect(screen.getByText('Content')).toHaveClass('ui-page__body--full');
  });
});

describe('a card', () => {
  it('is a region named by its title, also without an id of its own', () => {
    render(
      <>
        <Card title="Bank" extra={<button type="button">Change</button>}>
          Account
        </Card>
        <Card id="spouse" title="Spouse">
          Name
        </Card>
      </>,
    );
    expect(screen.getByRole('region', { name: 'Bank' })).toHaveTextContent('Account');
    expect(screen.getByRole('region', { name: 'Spouse' })).toHaveAttribute('id', 'spouse');
    expect(screen.getByRole('button', { name: 'Change' })).toBeInTheDocument();
  });

  it('is no region without a title', () => {
    render(<Card>Account</Card>);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });
});

describe('an alert', () => {
  it('is read out at once only where it appears after something was done', () => {
    const { rerender } = render(<Alert tone="error">Wrong</Alert>);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    rerender(
      <Alert tone="error" title="2 fields" live>
        Wrong
      </Alert>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('2 fields');
    expect(screen.getByRole('alert')).toHaveClass('ui-alert--error');
  });
});

describe('arrangements', () => {
  it('keep their children, in their order', () => {
    render(
      <Stack gap="tight">
        <Inline apart>
          <span>one</span>
          <span>two</span>
        </Inline>
        <Grid width="narrow">
          <span>three</span>
        </Grid>
        <List>
          <li>four</li>
        </List>
        <MutedText>five</MutedText>
        <VisuallyHidden>six</VisuallyHidden>
      </Stack>,
    );
    expect(document.body).toHaveTextContent('onetwothreefourfivesix');
    expect(screen.getByRole('listitem')).toHaveTextContent('four');
  });
});
