type Names = readonly [string, ...string[]];
const listed = (names: string): Names => names.split(' ') as [string, ...string[]];

/** Invented first and last names. */
export const firstNames = listed(
  'Aaliyah Adrian Alan Alma Amir Andre Angela Anika Anthony Aria Beatriz Benjamin Bianca Brandon Camila Carlos Carmen ' +
    'Cedric Chloe Cora Damon Daniel Daria Deborah Derrick Diego Dolores Edith Elena Elijah Emeka Esther Ethan Fatima Felix ' +
    'Gloria Grace Hana Hassan Helen Hugo Ibrahim Ines Isabel Jamal James Jasmine Joaquin Joel Joyce Karim Kayla Keisha ' +
    'Leila Leonard Lorenzo Lucille Malik Marisol Mateo Maya Mei Mohamed Nadine Naomi Nathan Nia Omar Patrice Paulina Quentin ' +
    'Rafael Rashida Rosa Ruben Samira Sergio Shanice Sofia Tariq Terrence Thandi Tobias Valeria Vera Warren Yara Yusuf Zoe',
);
export const lastNames = listed(
  'Abbott Adeyemi Alvarado Amin Andersson Baker Bautista Bell Bianchi Boyd Brooks Campbell Castillo Chaudhry Chen Clarke ' +
    'Coleman Cooper Cruz Dawson Delgado Diallo Dixon Dominguez Duarte Edwards Elliott Espinoza Farouk Ferrari Fisher Fleming ' +
    'Flores Franco Garrett Gibson Goldberg Gonzalez Graham Griffin Guzman Haddad Hamilton Hansen Harper Hernandez Hussein ' +
    'Ibarra Jackson Jimenez Kaminski Khan Kim Kowalski Lambert Larsen Lawson Lopez Mahmoud Martinez Mbeki Medina Mitchell ' +
    'Moreno Morgan Murphy Navarro Nguyen Nowak Obi Okafor Ortega Osman Owens Patel Pereira Price Quinn Ramirez Reed Rivera ' +
    'Rossi Saleh Sanders Santiago Schmidt Shah Silva Stewart Suarez Tanaka Taylor Tran Valdez Vargas Walsh Warsame Whitfield ' +
    'Williams Yang Young Zamora Zielinski',
);
export const cities = listed('Detroit Dearborn Warren Livonia Southfield Hamtramck Redford Inkster Ferndale Taylor');
export const occupations = listed('Machinist Nurse Driver Teacher Cook Electrician Cashier Engineer Clerk Carpenter');
